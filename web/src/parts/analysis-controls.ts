// The buttons of an analysis.
import { t } from "../i18n";
import { Controls } from "./controls";

export type AnalysisDoing = "threat" | "review" | "edit" | "keep" | "library" | "export" | "flip";

export function analysisControls(act: (doing: AnalysisDoing) => void): Controls<AnalysisDoing> {
  return new Controls<AnalysisDoing>(
    [
      ["threat", "threat", t("analysis-threat")],
      ["review", "graph", t("analysis-review")],
      ["edit", "pencil", t("analysis-edit")],
      ["keep", "keep", t("analysis-keep")],
      ["library", "folder", t("analysis-library")],
      ["export", "download", t("analysis-export")],
      ["flip", "flip", t("play-flip")],
    ],
    act,
  );
}
