import { type Child, startChild } from './child.ts'
import { type Company, openedAt } from './company.ts'
import { programFile } from './program-file.ts'
import type { LoadRequest } from './programs/load-generator.ts'
import type { Statement } from './recorder.ts'
import type { Store } from './store.ts'

export interface Server {
  readonly child: Child
  readonly port: number
}

/** Three processes on one company: the product, the floor, and the load generator. */
export interface Stage {
  readonly company: Company
  readonly product: Server
  readonly floor: Server
  readonly load: Child
  /** Runs a statement as the owner in the product's and in the floor's database. */
  executeInBoth(statement: string): Promise<void>
  close(): Promise<void>
}

export async function openStage(store: Store, company: Company): Promise<Stage> {
  const copy = store.copy()
  const [product, floor] = await Promise.all([
    open('product-server', { location: store.location, now: openedAt }),
    open('floor-server', { location: copy.location }),
  ])
  const load = startChild(programFile('load-generator'))
  return {
    company,
    product,
    floor,
    load,
    executeInBoth: async (statement) => {
      await product.child.ask('execute', statement)
      await floor.child.ask('execute', statement)
    },
    close: async () => {
      await Promise.all([product.child, floor.child, load].map((child) => child.stop()))
      await copy.remove()
    },
  }
}

async function open(program: 'product-server' | 'floor-server', input: object): Promise<Server> {
  const child = startChild(programFile(program))
  const { port } = await child.ask<{ port: number }>('open', input)
  return { child, port }
}

/** Sends one request to the product. @throws Error when the reply is not a success */
export async function send(
  { product }: Stage,
  { method, path, headers = {}, body }: Omit<LoadRequest, 'body'> & { body?: string | FormData },
): Promise<Response> {
  const url = `http://127.0.0.1:${product.port}${path}`
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
  if (!response.ok) throw new Error(`${method} ${path} failed: ${await response.text()}`)
  return response
}

export interface Probe {
  readonly reply: unknown
  readonly statements: readonly Statement[]
}

/** Sends one request and records the product's statements for it. */
export async function probe(stage: Stage, request: LoadRequest): Promise<Probe> {
  await stage.product.child.ask('record')
  const reply: unknown = await (await send(stage, request)).json()
  return { reply, statements: await stage.product.child.ask<Statement[]>('recorded') }
}

export const as = (token: string | undefined): Record<string, string> => ({
  authorization: `Bearer ${token}`,
})

export const asSending = (token: string | undefined): Record<string, string> => ({
  ...as(token),
  'content-type': 'application/json',
})
