// The buttons of an analysis.
import { t } from "../i18n";
import { Controls } from "./controls";

export type AnalysisDoing = "threat" | "review" | "edit" | "flip";

export function analysisControls(act: (doing: AnalysisDoing) => void): Controls<AnalysisDoing> {
  return new Controls<AnalysisDoing>(
    [
      ["threat", "threat", t("analysis-threat")],
      ["review", "graph", t("analysis-review")],
      ["edit", "pencil", t("analysis-edit")],
      ["flip", "flip", t("play-flip")],
    ],
    act,
  );
}
