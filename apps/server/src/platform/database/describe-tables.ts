import { sql } from 'kysely'
import type { Database } from './database.ts'

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  /** Has a default, so an insert may omit it. */
  optional: boolean
  /** Never inserted. */
  generated: boolean
}

const types: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  _int2: 'number[]',
  _text: 'string[]',
  _uuid: 'string[]',
}

/** The migrated schema as TypeScript, for tables.gen.ts; a test fails when that file is stale. */
export async function describeTables(database: Database): Promise<string> {
  const { rows } = await database.asOwner((queries) =>
    sql<Column>`
      select table_name as table, column_name as column, udt_name as type,
        is_nullable = 'YES' as nullable,
        is_nullable = 'YES' or column_default is not null or is_identity = 'YES' as optional,
        is_generated = 'ALWAYS' or is_identity = 'YES' as generated
      from information_schema.columns
      where table_schema = 'public' and table_name <> 'schema_migration'
      order by table_name, ordinal_position`.execute(queries),
  )
  const tables = groupByTable(rows)
  const interfaces = [...tables].map(
    ([table, columns]) => `export interface ${nameOf(table)} {\n${columns.map(member).join('')}}\n`,
  )
  const all = [...tables.keys()].map((table) => `  ${table}: ${nameOf(table)}\n`).join('')
  return `${heading}\n${interfaces.join('\n')}\nexport interface Tables {\n${all}}\n`
}

const heading = `// Made from the migrations by 'npm run tables'; never edited by hand.
import type { Generated, GeneratedAlways } from 'kysely'
`

function groupByTable(rows: Column[]): Map<string, Column[]> {
  const tables = new Map<string, Column[]>()
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row])
  return tables
}

const nameOf = (table: string) =>
  table
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

function member({ column, type, nullable, optional, generated }: Column): string {
  return `  ${column}: ${typeOf(type, nullable, optional, generated)}\n`
}

function typeOf(type: string, nullable: boolean, optional: boolean, generated: boolean): string {
  const plain = (type === 'jsonb' ? 'unknown' : types[type]) ?? 'unknown'
  const value = nullable && plain !== 'unknown' ? `${plain} | null` : plain
  if (generated) return `GeneratedAlways<${value}>`
  return optional ? `Generated<${value}>` : value
}
