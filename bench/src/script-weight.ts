import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const folder = fileURLToPath(new URL('../../apps/console/dist', import.meta.url))

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

export interface PageWeight {
  readonly page: string
  /** Kilobytes of script after gzip: of the landing and the login page all, of others what it has not loaded yet, the frame's included. */
  readonly kilobytes: number
  /** So many of them are the frame around every page of who is signed in, and are loaded once. */
  readonly ofFrame: number
}

/** What the console's built pages load, by the bundler's own manifest. */
export function weighPages(): PageWeight[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const pages = Object.keys(manifest).filter((key) => key.endsWith('-page.tsx'))
  const login = pages.find((key) => key.endsWith('/login-page.tsx'))
  const frame = Object.keys(manifest).filter((key) => key.endsWith('/shell.tsx'))
  if (!login) throw new Error('The console has no login page')
  const ofLogin = loaded(manifest, ['index.html', login])
  const moreThanLogin = (keys: readonly string[]) =>
    weightOf(loaded(manifest, keys).filter((file) => !ofLogin.includes(file)))
  const others = pages.filter((key) => key !== login)
  return [
    { page: 'landing', kilobytes: weightOf(loaded(manifest, ['src/enter.ts'])), ofFrame: 0 },
    { page: basename(login, '.tsx'), kilobytes: weightOf(ofLogin), ofFrame: 0 },
    ...others.map((key) => {
      const around = key.includes('/identity/') ? [] : frame
      const kilobytes = moreThanLogin([...around, key])
      return { page: basename(key, '.tsx'), kilobytes, ofFrame: moreThanLogin(around) }
    }),
  ]
}

/** The scripts that chunks need, with what they import in turn. */
function loaded(manifest: Record<string, Chunk>, keys: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  const files = [...seen].flatMap((key) => manifest[key]?.file ?? [])
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}

const weightOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) / 1000
