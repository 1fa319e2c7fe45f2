import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { aims } from './aims.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** Loaded script: kilobytes after gzip, and number of files. */
export interface Weight {
  readonly kilobytes: number
  readonly files: number
}

/** The script that a page loads in addition to scripts loaded before. */
export interface PageWeight extends Weight {
  readonly page: string
  /** The page's limit in kilobytes; none for the frame, which is loaded once, after the sign-in. */
  readonly limit?: number
  /** The scripts loaded before: none, the login page's, or those of the frame around every page after the sign-in. */
  readonly beyond?: 'login' | 'frame'
}

/**
 * The scripts of the console's built pages, from the bundler's manifest: the landing and the login first, then the frame.
 */
export function weighPages(): PageWeight[] {
  const { keys, loaded, weightOf } = builtScripts('console')
  const pages = keys.filter((key) => key.endsWith('-page.tsx'))
  const login = pages.find((key) => key.endsWith('/login-page.tsx'))
  const frame = keys.find((key) => key.endsWith('/shell.tsx'))
  if (!login || !frame) throw new Error('The console has no login page, or no frame')
  const there = { login: loaded(['index.html', login]), frame: loaded(['index.html', login, frame]) }
  const weigh = (key: string, beyond: 'login' | 'frame') =>
    ({
      page: basename(key, '.tsx'),
      ...weightOf(loaded([key]).filter((file) => !there[beyond].includes(file))),
      beyond,
    }) satisfies PageWeight
  return [
    { page: 'landing', ...weightOf(loaded(['src/enter.ts'])), limit: aims.landingKilobytes },
    { page: 'login-page', ...weightOf(there.login), limit: aims.loginKilobytes },
    { ...weigh(frame, 'login'), page: 'frame' },
    ...pages
      .filter((key) => key !== login)
      .map((key) => ({
        ...weigh(key, key.includes('/identity/') ? 'login' : 'frame'),
        limit: aims.pageKilobytes,
      })),
  ]
}

/** The script that the employees' application loads before the first tap. */
export function weighApplication(): Weight {
  const { loaded, weightOf } = builtScripts('employee')
  return weightOf(loaded(['index.html']))
}

function builtScripts(app: 'console' | 'employee') {
  const folder = fileURLToPath(new URL(`../../apps/${app}/dist`, import.meta.url))
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, Chunk>
  return {
    keys: Object.keys(manifest),
    /** The scripts of these chunks and of everything that they import. */
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
    weightOf(files: readonly string[]): Weight {
      const bytes = files.map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
      return { kilobytes: bytes.reduce((sum, each) => sum + each, 0) / 1000, files: files.length }
    },
  }
}
