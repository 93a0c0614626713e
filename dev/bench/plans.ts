/** A request as a page sent it: its statements, and who asked. */
export type SqlRequest = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly queries: readonly { readonly query: string; readonly params?: readonly unknown[] }[]
}

/** How PostgreSQL goes about a statement. */
export type Plan = {
  /** The tables it reads, each with how: "Index Scan of mood_logs by mood_logs_days". */
  readonly scans: readonly Scan[]
  /** Planning and execution; 0 when it was not carried out. */
  readonly milliseconds: number
}

export type Scan = {
  readonly node: string
  readonly table: string
  readonly index: string | null
}

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: readonly PlanNode[]
}
type Explained = {
  readonly Plan: PlanNode
  readonly 'Planning Time'?: number
  readonly 'Execution Time'?: number
}

/** The statements of a request without those that every request opens with. */
function ownQueries({ queries }: SqlRequest): SqlRequest['queries'] {
  return queries.filter(({ query }) => !query.includes('set_config('))
}

/** The request with each of its statements explained, carried out unless told otherwise. */
export function explaining(request: SqlRequest, { carriedOut = true } = {}): SqlRequest {
  const how = carriedOut ? 'analyze, buffers, timing off, format json' : 'format json'
  const own = new Set(ownQueries(request))
  return {
    ...request,
    queries: request.queries.map((one) =>
      own.has(one) ? { ...one, query: `explain (${how}) ${one.query}` } : one,
    ),
  }
}

/** The plans in the answer to such a request, in the order of the statements. */
export function plansIn(answer: string): Plan[] {
  const { results } = JSON.parse(answer) as { results: { rows: string[][] }[] }
  return results.flatMap(({ rows }) => {
    const text = rows[0]?.[0] ?? ''
    return text.startsWith('[') ? (JSON.parse(text) as Explained[]).map(planOf) : []
  })
}

function planOf({ Plan: top, ...times }: Explained): Plan {
  return {
    scans: scansOf(top),
    milliseconds: (times['Planning Time'] ?? 0) + (times['Execution Time'] ?? 0),
  }
}

function scansOf(node: PlanNode): Scan[] {
  const below = (node.Plans ?? []).flatMap(scansOf)
  const table = node['Relation Name']
  // A bitmap's index stands on the node below it, which names no table.
  const index = node['Index Name'] ?? indexBelow(node)
  return table ? [{ node: node['Node Type'], table, index }, ...below] : below
}

function indexBelow({ Plans = [] }: PlanNode): string | null {
  return Plans.map((node) => node['Index Name']).find((name) => name !== undefined) ?? null
}
