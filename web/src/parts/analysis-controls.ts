// The buttons of an analysis.
import { t } from "../i18n";
import { Controls } from "./controls";

export type AnalysisDoing = "flip";

export function analysisControls(act: (doing: AnalysisDoing) => void): Controls<AnalysisDoing> {
  return new Controls<AnalysisDoing>([["flip", "flip", t("play-flip")]], act);
}
