import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { listFiles } from './files.mjs'

const link = /\]\(\s*<?([^)\s>]+)/g
const codeSpan = /(?<!`)`([^`\n]+)`(?!`)/g
const projectPath = /^\.?\/?((?:apps|packages|docs|scripts|e2e|bench|deploy|\.ci)\/[^\s,;:()]*)/
const command = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g

/**
 * Finds names in README.md and docs/ that the project does not have: linked files, paths in code spans, npm commands.
 * @param {string} root
 * @returns {string[]} problems
 */
export function docsPaths(root) {
  const pages = listFiles(root, /\.md$/).filter((path) => path === 'README.md' || path.startsWith('docs/'))
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const all = listFiles(root, /./)
  return pages.flatMap((page) =>
    readFileSync(join(root, page), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...deadLinks(root, page, line), ...deadSpans(root, line, all), ...deadCommands(line, scripts)].map(
          (problem) => `${page}:${index + 1} ${problem}`,
        ),
      ),
  )
}

/**
 * @param {string} root
 * @param {string} page
 * @param {string} line
 */
function deadLinks(root, page, line) {
  const targets = [...line.matchAll(link)].map(([, target = '']) => target.replace(/[?#].*$/, ''))
  return targets
    .filter((target) => target && !/^[a-z][a-z\d+.-]*:/i.test(target))
    .filter((target) => {
      const path = target.startsWith('/') ? target : posix.join(dirname(page), decodeURIComponent(target))
      return !existsSync(join(root, path))
    })
    .map((target) => `links to ${target}, which is not there`)
}

/**
 * @param {string} root
 * @param {string} line
 * @param {string[]} all
 */
function deadSpans(root, line, all) {
  const words = [...line.matchAll(codeSpan)].flatMap(([, span = '']) => span.split(/\s+/))
  const paths = words.flatMap((word) => projectPath.exec(word)?.[1] ?? [])
  return paths
    .map((path) => path.replace(/[.…]+$/, ''))
    .filter((path) => !isThere(root, path, all))
    .map((path) => `names ${path}, which is not there`)
}

/**
 * @param {string} root
 * @param {string} path which may contain `<name>` or `*` for any name
 * @param {string[]} all
 */
function isThere(root, path, all) {
  // Built files exist only after the first start.
  if (/\/dist(?:\/|$)/.test(path)) return existsSync(join(root, path.replace(/\/dist(?:\/.*)?$/, '')))
  if (!/[<*]/.test(path)) return existsSync(join(root, path))
  const literal = path.replace(/\/$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`^${literal.replace(/<[^>]*>/g, '[^/]+').replace(/\*+/g, '[^/]*')}(?:/|$)`)
  return all.some((file) => pattern.test(file))
}

/**
 * @param {string} line
 * @param {Record<string, string>} scripts
 */
function deadCommands(line, scripts) {
  return [...line.matchAll(command)]
    .filter(([, named, short]) => !scripts[named ?? short ?? ''])
    .map(([words]) => `names the command ${words}, which is not there`)
}
