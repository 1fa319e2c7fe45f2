import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

export default defineConfig({
  base: '/app/',
  plugins: [react(), keptFiles()],
  build: {
    target: 'es2022',
    // The strict content security policy only allows scripts from files.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Everything before the first tap is in two files. Libraries are separate: an upgrade seldom changes them.
          groups: [
            { name: 'ground', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'start', tags: ['$initial'], test: (id) => !/[\\/](index\.html|main\.tsx)$/.test(id) },
          ],
        },
      },
    },
  },
  server: { port: 5174, proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
})

/** Tells the service worker which files to cache. workbox would take 290 packages to list a dozen files. */
function keptFiles(): Plugin {
  const names: string[] = []
  return {
    name: 'kept-files',
    apply: 'build',
    generateBundle(_, bundle) {
      // Of the font, only the file that these languages need.
      const isKept = (name: string) => /\.(js|css)$/.test(name) || /latin-wght-normal.*\.woff2$/.test(name)
      names.push(...Object.keys(bundle).filter((name) => name.startsWith('assets/') && isKept(name)))
    },
    writeBundle({ dir = 'dist' }) {
      const path = join(dir, 'worker.js')
      const files = [...names.sort().map((name) => `/app/${name}`), '/app/mark.svg', '/app/icon-192.png']
      const page = readFileSync(join(dir, 'index.html'))
      const version = createHash('sha256')
        .update(JSON.stringify(files))
        .update(page)
        .digest('hex')
        .slice(0, 12)
      const worker = readFileSync(path, 'utf8')
        .replace('const files = []', `const files = ${JSON.stringify(files)}`)
        .replace("const version = ''", `const version = '${version}'`)
      writeFileSync(path, worker)
    },
  }
}
