// Runs in the landing page's head, before anything is painted: signed-in users get the console in place of the landing
// page. It is loaded as a plain script, so it imports nothing; a test checks that the token's name matches the one in
// `session`.
const template = document.querySelector<HTMLTemplateElement>('template#console')
if (template && sessionStorage.getItem('tahi-token') !== null) {
  const page = document.documentElement
  // The landing page's style hides it by this class.
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
    // In order, as the console's own document would run them.
    for (const script of scripts) script.async = false
    document.head.append(...scripts)
  })
}
// To the browser, earlier history entries of the console look like this document, so going back changes only the address.
else
  window.addEventListener('popstate', () => {
    if (window.location.pathname !== '/') window.location.reload()
  })
