import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from './chunks.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

export default defineConfig({
  plugins: [react(), landingPage()],
  build: {
    target: 'es2022',
    // The strict content security policy allows scripts from files only.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      // The second entry leads from the landing page to the console.
      input: ['index.html', 'src/enter.ts'],
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
      // The employees' application, as the product has it beside the console.
      '/app': { target: 'http://localhost:5174', ws: true },
    },
  },
})

/** `/` as the server renders it, with the console's tags from Vite instead of a build's. */
function landingPage(): Plugin {
  return {
    name: 'landing-page',
    configureServer: ({ middlewares, transformIndexHtml }) => {
      middlewares.use(async (request, response, next) => {
        if (request.url !== '/') return next()
        const answer = await fetch(`${server}/`, { redirect: 'manual' }).catch(() => undefined)
        const location = answer?.headers.get('location')
        if (location) return response.writeHead(302, { location }).end()
        if (!answer?.ok)
          return response.writeHead(502).end('The server does not answer yet. Reload in a moment.')
        const built = /<template id="console">.*?<\/template><script[^>]*><\/script>/s
        const served = await transformIndexHtml('/', '<html><head></head><body></body></html>')
        const tags = served.match(/<script.*?<\/script>/gs)?.join('') ?? ''
        const entry =
          `<template id="console">${tags}<script type="module" src="/src/main.tsx"></script></template>` +
          '<script src="/src/enter.ts"></script>'
        const page = (await answer.text()).replace(built, '').replace('</head>', () => `${entry}</head>`)
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      })
    },
  }
}
