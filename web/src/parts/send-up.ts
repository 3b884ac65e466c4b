// Hands a finished game of this device to the server.
import { isStatic, link } from "../addresses";
import { h } from "../dom";
import { t } from "../i18n";
import { type Room, sendToServer } from "../room";
import { gamePath } from "../router";

/** A button where there is something to hand over and somebody to take it. */
export function sendUp(room: Room, fail: (error: unknown) => void): HTMLElement | null {
  if (room.place !== "device" || isStatic) return null;
  const place = h("p", { class: "send-up", role: "status" });
  const button = h(
    "button",
    {
      type: "button",
      class: "link-button",
      onclick: () => {
        button.disabled = true;
        sendToServer(room.id).then(
          (address) =>
            place.replaceChildren(h("a", { href: link(gamePath(address)) }, t("games-sent"))),
          (error: unknown) => {
            button.disabled = false;
            fail(error);
          },
        );
      },
    },
    t("games-send"),
  );
  place.append(button);
  return place;
}
