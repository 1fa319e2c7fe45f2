/** An attribute of the page selects the tokens of packages/ui; here it follows the phone's setting. */
export function followTheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const wear = () => {
    document.documentElement.dataset.mantineColorScheme = dark.matches ? 'dark' : 'light'
  }
  wear()
  dark.addEventListener('change', wear)
}
