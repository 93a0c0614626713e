import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

type Rule = { readonly path: string; readonly headers: readonly (readonly [string, string])[] }

/** What both hosts send where no rule says how long to keep. */
const HOSTS_OWN = 'public, max-age=0, must-revalidate'

/**
 * Serves a build by its `_headers` and `_redirects` as Cloudflare Pages does, the stricter of the two
 * hosts: its rules come before files, `x.html` is sent on to `x`, and all rules of a path count.
 */
export async function startHostByFiles(folder: string) {
  const rules = parseHeaders(await readFile(join(folder, '_headers'), 'utf8'))
  const redirects = (await readFile(join(folder, '_redirects'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/))
  const strange = redirects.find(([, , status]) => status !== '200' && status !== '302')
  if (strange) throw new Error(`This host does not know the rule ${strange.join(' ')}.`)
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const headers = headersFor(pathname, rules)
    const rule = redirects.find(([from = '']) => matches(from, pathname))
    const path = rule?.[1] ?? pathname
    if (rule?.[2] === '302') return void response.writeHead(302, { Location: path }).end()
    const found = await fileAt(folder, path)
    if (found && path.endsWith('.html')) {
      headers.set('Location', path.replace(/(index)?\.html$/, ''))
      return void response.writeHead(308, Object.fromEntries(headers)).end()
    }
    const text = await readFile(join(folder, found ?? '404.html'))
    response.writeHead(found ? 200 : 404, Object.fromEntries(headers)).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  }
}

function headersFor(pathname: string, rules: readonly Rule[]): Headers {
  const own = rules.filter(({ path }) => matches(path, pathname)).flatMap((rule) => rule.headers)
  const headers = new Headers()
  for (const [name, value] of own) headers.append(name, value)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', HOSTS_OWN)
  return headers
}

function parseHeaders(text: string): Rule[] {
  return text
    .trim()
    .split(/\n(?=\S)/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n')
      const headers = lines.map((line) => {
        const [, name = '', value = ''] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
        if (name === '') throw new Error(`_headers has a line that is no header: ${line}`)
        return [name, value] as const
      })
      return { path, headers }
    })
}

function matches(rule: string, path: string): boolean {
  const [before = '', after] = rule.split('*')
  return after === undefined ? path === rule : path.startsWith(before) && path.endsWith(after)
}

async function fileAt(folder: string, path: string): Promise<string | undefined> {
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  for (const name of names) {
    const isFile = await stat(join(folder, name)).then(
      (found) => found.isFile(),
      () => false,
    )
    if (isFile) return name
  }
  return undefined
}
