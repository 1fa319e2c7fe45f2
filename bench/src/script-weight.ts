import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

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
  const { keys, loaded, weightOf } = builtScripts('console')
  const pages = keys.filter((key) => key.endsWith('-page.tsx'))
  const login = pages.find((key) => key.endsWith('/login-page.tsx'))
  const frame = keys.filter((key) => key.endsWith('/shell.tsx'))
  if (!login) throw new Error('The console has no login page')
  const ofLogin = loaded(['index.html', login])
  const moreThanLogin = (wanted: readonly string[]) =>
    weightOf(loaded(wanted).filter((file) => !ofLogin.includes(file)))
  const others = pages.filter((key) => key !== login)
  return [
    { page: 'landing', kilobytes: weightOf(loaded(['src/enter.ts'])), ofFrame: 0 },
    { page: basename(login, '.tsx'), kilobytes: weightOf(ofLogin), ofFrame: 0 },
    ...others.map((key) => {
      const around = key.includes('/identity/') ? [] : frame
      const kilobytes = moreThanLogin([...around, key])
      return { page: basename(key, '.tsx'), kilobytes, ofFrame: moreThanLogin(around) }
    }),
  ]
}

/** What the employees' application loads before anything can be tapped, in kilobytes after gzip. */
export function weighApplication(): number {
  const { loaded, weightOf } = builtScripts('employee')
  return weightOf(loaded(['index.html']))
}

function builtScripts(app: 'console' | 'employee') {
  const folder = fileURLToPath(new URL(`../../apps/${app}/dist`, import.meta.url))
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, Chunk>
  return {
    keys: Object.keys(manifest),
    /** The scripts that chunks need, with what they import in turn. */
    loaded(keys: readonly string[]): string[] {
      const seen = new Set<string>()
      const visit = (key: string) => {
        if (seen.has(key)) return
        seen.add(key)
        for (const imported of manifest[key]?.imports ?? []) visit(imported)
      }
      for (const key of keys) visit(key)
      const files = [...seen].flatMap((key) => manifest[key]?.file ?? [])
      return [...new Set(files)].filter((file) => file.endsWith('.js'))
    },
    weightOf: (files: readonly string[]): number =>
      files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) /
      1000,
  }
}
