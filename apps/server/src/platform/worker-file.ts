interface WorkerFile {
  readonly href: string
  /** Sources are TypeScript, which a thread does not load by itself. */
  readonly isSource: boolean
}

/** Finds `<name>.worker.ts` beside the calling module. In the bundle every worker is a file of its own beside main.js. */
export function workerFile(name: string, besides: string): WorkerFile {
  const isSource = besides.endsWith('.ts')
  return { href: new URL(`./${name}.worker.${isSource ? 'ts' : 'js'}`, besides).href, isSource }
}
