// What to tell a person when the server said no, or nothing, or the device can't keep a game.
import { ApiError } from "../api";
import { t } from "../i18n";
import { PartMissing } from "../part";
import { NoGame, StorageFailure } from "../room";

export function failureSaid(error: unknown): string {
  if (error instanceof StorageFailure || error instanceof NoGame) {
    return t("failure", { code: error.code });
  }
  if (error instanceof PartMissing) return t("failure", { code: "part-missing" });
  if (!(error instanceof ApiError)) throw error;
  return t("failure", { code: error.body?.code ?? "unreachable" });
}
