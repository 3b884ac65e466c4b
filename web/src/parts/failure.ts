// What to tell a person when the server said no, or nothing.
import { ApiError } from "../api";
import { t } from "../i18n";

export function failureSaid(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return t("failure", { code: error.body?.code ?? "unreachable" });
}
