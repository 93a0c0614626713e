import type { SqlRequest } from '~dev/bench/path/path-pages.ts'

/** Sends what a page asked again, over SQL, and returns the whole reply. */
export async function replyOverSql({ url, headers, queries }: SqlRequest): Promise<string> {
  return replyTo(url, headers, { queries })
}

/** Sends the same call to the Data API, and returns the whole reply. */
export async function replyOverDataApi(
  { headers, queries }: SqlRequest,
  dataApi: string,
): Promise<string> {
  const { query = '', params = [] } = queries.at(-1) ?? {}
  const [, name, list = ''] = /^select api\.(\w+)\((.*)\) as reply$/.exec(query) ?? []
  const names = [...list.matchAll(/(\w+) => \$\d+/g)].map(([, each = '']) => each)
  const args = Object.fromEntries(names.map((each, index) => [each, params[index]]))
  const { authorization = '' } = headers
  return replyTo(
    `${dataApi}/rpc/${name}`,
    { authorization, 'content-type': 'application/json', 'content-profile': 'api' },
    { ...args, ...(typeof args.reads === 'string' && { reads: JSON.parse(args.reads) }) },
  )
}

async function replyTo(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const reply = await response.text()
  if (!response.ok) throw new Error(`The database refused what the page asks: ${reply}`)
  return reply
}
