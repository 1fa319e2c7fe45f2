// Runs in the landing page's head, before anything is painted: who is signed in is shown the console in its place. It is
// loaded as a plain script, so it imports nothing; a test holds the token's name and that of `session` together.
const template = document.querySelector<HTMLTemplateElement>('template#console')
if (template && sessionStorage.getItem('tahi-token') !== null) {
  const page = document.documentElement
  // The landing page's style hides it by this.
  page.classList.add('entering')
  const tags = [...document.importNode(template.content, true).children]
  const scripts = tags.filter((tag) => tag instanceof HTMLScriptElement)
  const links = tags.filter((tag) => tag instanceof HTMLLinkElement)
  const styled = links
    .filter(({ rel }) => rel === 'stylesheet')
    .map(
      (link) =>
        new Promise((settled) => {
          for (const end of ['load', 'error']) link.addEventListener(end, settled)
        }),
    )
  const read = new Promise((done) => document.addEventListener('DOMContentLoaded', done))
  document.head.append(...links)

  void Promise.all([read, ...styled]).then(() => {
    for (const style of document.querySelectorAll('style')) style.remove()
    document.title = 'Tahi'
    const root = document.createElement('div')
    root.id = 'root'
    document.body.replaceChildren(root)
    page.classList.remove('entering')
    // One after another, as the console's own document would run them.
    for (const script of scripts) script.async = false
    document.head.append(...scripts)
  })
}
// The console's pages before it in the history look to the browser like this document, which then only changes its address.
else
  window.addEventListener('popstate', () => {
    if (window.location.pathname !== '/') window.location.reload()
  })
