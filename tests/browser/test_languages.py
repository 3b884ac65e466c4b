"""The page in other languages: a whole game, switching, and room for the longest words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Route, expect

from tests.browser.support import CUT_OFF, Site, Visitor

Reader = Callable[..., Visitor]
CATALOGUES = Path(__file__).resolve().parents[2] / "src/togyz/server/locales"
LANGUAGES = ["kk", "ky", "ru", "en", "tr", "de", "nb"]
# How a game may end, and why, as the page says it.
ENDS = {
    "kk-KZ": ("Жеңдіңіз|Ұтылдыңыз|Тең ойын", "жартысынан көбін|атсыз қалды|тең|үшінші рет"),
    "ru-RU": ("Вы победили|Вы проиграли|Ничья", "больше половины|нечем ходить|поровну|третий раз"),
    "tr-TR": (
        "Kazandın|Kaybettin|Berabere",
        "yarısından fazla|hamlesi kalmadı|tam yarısı|üçüncü kez",
    ),
}

# A narrow phone on its side, and upright.
PHONES = [(740, 360), (360, 640)]

# Words on buttons and lines that end in dots, though all they can say is known.
DOTTED = """() => [...document.querySelectorAll(".control-words, .turn, .player-name, .level-said")]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none")
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map((element) => element.textContent)"""

# Lines of what is said and taught that have no room.
TOO_LONG = """() => [...document.querySelectorAll(".lesson span, .play .hint")]
    .filter((element) => element.checkVisibility())
    .filter((element) => element.scrollHeight > element.clientHeight + 2)
    .map((element) => element.textContent)"""

# Lines on the board whose two ends meet.
MEETING = """() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)]
        .map((text) => [text.textContent, text.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0);
    return boxes(".tz-name").flatMap(([name, left]) => boxes(".tz-missing")
        .filter(([, right]) => left.top < right.bottom && right.top < left.bottom)
        .filter(([, right]) => left.left < right.right && right.left < left.right)
        .map(([missing]) => `${name} | ${missing}`));
}"""


@pytest.fixture
def reader(browser: Browser, site: Site) -> Iterator[Reader]:
    """A visitor whose browser asks for a language; the page may not complain in its console."""
    contexts = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            complaints.append(message.text)

    def come(
        locale: str, width: int = 1280, zone: str = "Europe/Oslo", variant: str = "togyzkumalak"
    ) -> Visitor:
        context = browser.new_context(
            locale=locale, timezone_id=zone, viewport={"width": width, "height": 640}
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        visitor = Visitor(page, site)
        visitor.prefer(speed="off", unhurried=False, variant=variant)
        return visitor

    yield come
    for context in contexts:
        context.close()
    assert not complaints, f"the console of the page says: {complaints}"


def word(language: str, key: str) -> str:
    """A message of one line, as the catalogue has it."""
    text = (CATALOGUES / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{key} = (.+)$", text, re.MULTILINE)
    assert found, (language, key)
    return found[1]


def home(visitor: Visitor) -> None:
    """Open the first page, and wait until it is there."""
    visitor.go("/")
    visitor.page.wait_for_selector(".tz-picture text")


def start(visitor: Visitor) -> None:
    """Start a game, whatever the button is called."""
    home(visitor)
    visitor.page.locator("form button[type=submit]").click()
    visitor.page.wait_for_url("**/game/*")
    visitor.wait_for_turn()


def open_settings(page: Page) -> None:
    """Open the settings, in whatever language the page is."""
    language = page.locator("html").get_attribute("lang") or ""
    page.get_by_role("button", name=word(language, "nav-settings"), exact=True).click()
    page.wait_for_selector("dialog #language")


def language_of(page: Page) -> tuple[str | None, str | None]:
    """What the document says about its language."""
    html = page.locator("html")
    return html.get_attribute("lang"), html.get_attribute("dir")


@pytest.mark.parametrize("locale", ENDS)
def test_a_whole_game(reader: Reader, locale: str) -> None:
    visitor = reader(locale, variant="bestemshe")
    start(visitor)
    assert language_of(visitor.page) == (locale[:2], "ltr")
    visitor.play(200)
    titles, reasons = ENDS[locale]
    expect(visitor.result.get_by_role("heading")).to_have_text(re.compile(titles))
    expect(visitor.result.locator(".result-reason")).to_have_text(re.compile(reasons))
    visitor.settled()
    assert visitor.drawn() == 50


def test_a_language_is_chosen_in_the_middle_of_a_game_and_kept(reader: Reader) -> None:
    visitor = reader("en-GB")
    page = visitor.page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[-1][:3]))
    start(visitor)
    visitor.play(1)
    moves, title = visitor.moves, page.title()
    assert [name for name in fetched if name[:2] in LANGUAGES and name[2] == "-"] == ["en-"]

    open_settings(page)
    options = page.locator("#language option").all_inner_texts()
    assert {"Қазақша", "Кыргызча", "Русский", "English", "Türkçe", "Deutsch"} < set(options)
    page.locator("#language").select_option("kk")
    expect(page.get_by_role("dialog", name="Баптаулар")).to_be_visible()
    assert language_of(page) == ("kk", "ltr")
    assert "kk-" in fetched
    # Whoever chose with the keyboard can go on choosing.
    assert page.evaluate("document.activeElement.id") == "language"
    page.keyboard.press("Escape")
    visitor.wait_for_turn()
    assert visitor.moves == moves
    assert page.title() != title
    assert re.match(r"1-отау, \d+ құмалақ|1-отау, бос", visitor.labels[0])

    page.reload()
    visitor.wait_for_turn()
    assert language_of(page) == ("kk", "ltr")
    open_settings(page)
    assert page.locator("#language").input_value() == "kk"
    page.locator("#language").select_option("auto")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert language_of(page) == ("en", "ltr")


def test_words_that_cannot_be_fetched_leave_the_page_as_it_is(reader: Reader) -> None:
    visitor = reader("en-GB")
    page = visitor.page
    # It would have kept them.
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    home(visitor)

    # Answered, for a request that fails is a complaint of the browser's.
    def refuse(route: Route) -> None:
        route.fulfill(status=200, content_type="text/javascript", body="throw new Error('lost')")

    page.route(re.compile(r"/ru-\w+\.js$"), refuse)
    open_settings(page)
    page.locator("#language").select_option("ru")
    expect(page.get_by_role("alert")).to_contain_text("can’t be fetched")
    assert page.locator("#language").input_value() == "auto"
    assert language_of(page) == ("en", "ltr")


@pytest.mark.parametrize(
    ("locale", "zone", "name"),
    [
        ("en-KG", "Europe/Oslo", "Toguz Korgool"),
        ("en-GB", "Europe/Oslo", "Togyz Kumalak"),
        ("ru", "Asia/Bishkek", "Тогуз коргоол"),
        ("ru", "Asia/Almaty", "Тогызкумалак"),
    ],
)
def test_the_country_decides_whose_words_there_are(
    reader: Reader, locale: str, zone: str, name: str
) -> None:
    visitor = reader(locale, zone=zone)
    home(visitor)
    assert visitor.page.title() == name


def test_whose_words_there_are_is_chosen_where_the_language_has_both(reader: Reader) -> None:
    visitor = reader("en-GB")
    page = visitor.page
    home(visitor)
    open_settings(page)
    page.get_by_role("radio", name="Toguz Korgool").check()
    expect(page).to_have_title("Toguz Korgool")
    expect(page.get_by_role("radio", name="Toguz Korgool")).to_be_checked()
    page.reload()
    page.wait_for_selector(".tz-picture text")
    assert page.title() == "Toguz Korgool"
    open_settings(page)
    page.locator("#language").select_option("ky")
    expect(page.get_by_role("dialog", name="Жөндөөлөр")).to_be_visible()
    assert page.get_by_role("radio", name="Тогузкумалак").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_cut_off_on_a_narrow_phone(reader: Reader, language: str) -> None:
    visitor = reader(language, width=360)
    page = visitor.page

    def look(where: str) -> None:
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            for script in (CUT_OFF, DOTTED, TOO_LONG, MEETING):
                assert page.evaluate(script) == [], (where, width)

    home(visitor)
    look("home")
    page.set_viewport_size({"width": 320, "height": 568})
    assert page.evaluate(CUT_OFF) == []
    open_settings(page)
    look("settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=word(language, "nav-help"), exact=True).click()
    page.wait_for_selector(".rules dd")
    look("help")
    page.keyboard.press("Escape")
    start(visitor)
    visitor.play(4)
    look("play")
    page.get_by_role("button", name=word(language, "play-resign"), exact=True).click()
    page.locator("dialog .button.primary").click()
    page.wait_for_selector(".result")
    look("end")
    home(visitor)
    page.wait_for_selector(".last-games .game-link")
    look("games")
    visitor.go("/replay")
    page.wait_for_selector("textarea")
    look("replay")
