/** The tokens of packages/ui are chosen by an attribute of the page; here the phone's own setting decides. */
export function followTheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const wear = () => {
    document.documentElement.dataset.mantineColorScheme = dark.matches ? 'dark' : 'light'
  }
  wear()
  dark.addEventListener('change', wear)
}
