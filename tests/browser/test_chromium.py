"""The browser itself: that it starts, runs scripts and has the letters we need."""

from __future__ import annotations

from playwright.sync_api import Page


def test_runs_scripts(page: Page) -> None:
    page.set_content("<button>9</button><script>document.title = 'togyz'</script>")
    assert page.title() == "togyz"
    assert page.get_by_role("button", name="9").is_visible()


def test_draws_the_letters_of_kazakh_and_kyrgyz(page: Page) -> None:
    # A letter that no font has is drawn as one and the same box, so its width
    # gives it away only by comparison with the picture of another missing one.
    page.set_content("<canvas width=40 height=40></canvas>")
    missing = page.evaluate(
        """() => {
            const canvas = document.querySelector("canvas");
            const draw = canvas.getContext("2d", { willReadFrequently: true });
            const picture = (letter) => {
                draw.clearRect(0, 0, 40, 40);
                draw.font = "30px sans-serif";
                draw.fillText(letter, 2, 32);
                return draw.getImageData(0, 0, 40, 40).data.join();
            };
            const box = picture("\\u{10FFFD}");
            return [..."ӘҒҚҢӨҰҮҺІәғқңөұүһі"].filter((letter) => picture(letter) === box);
        }"""
    )
    assert missing == []
