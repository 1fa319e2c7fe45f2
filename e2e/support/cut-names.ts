/** Names of tabs that are off the screen, overlap another tab, or take two lines; runs in the page. */
export function cutNames(tabs: HTMLElement, width: number): string[] {
  const places = [...tabs.querySelectorAll<HTMLElement>('a > span:not([role])')].map((name) => ({
    text: name.innerText,
    lines: Math.round(name.offsetHeight / (Number.parseFloat(getComputedStyle(name).fontSize) * 1.15)),
    name: name.getBoundingClientRect(),
    tab: (name.parentElement as HTMLElement).getBoundingClientRect(),
  }))
  return places
    .filter(
      ({ name, tab, lines }) =>
        lines !== 1 ||
        name.left < tab.left ||
        name.right > tab.right ||
        tab.left < 0 ||
        tab.right > width + 0.5 ||
        tab.bottom > innerHeight + 0.5,
    )
    .map(({ text }) => text)
}
