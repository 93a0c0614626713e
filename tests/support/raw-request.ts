import { request } from 'node:http'

/** A response, with the headers that a browser would check. */
type RawResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly text: string
}

/** A request with any `Host`, `Origin` or `Sec-Fetch-Site`, which `fetch` does not let us set. */
export function rawRequest(
  url: string,
  headers: Readonly<Record<string, string>>,
  { method = 'GET', body = '' } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const received = Buffer.concat(chunks)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: received,
        text: received.toString('utf8'),
      })
    })
    sent.once('error', reject).end(body)
  })
}

/** Headers of requests that a page of another site can make the browser send. */
export const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: 'https://localhost:5173' },
  { Origin: 'http://localhost.evil.example' },
  { Host: 'evil.example' },
  { Host: 'evil.example:9099', Origin: 'http://evil.example:9099' },
  { 'Sec-Fetch-Site': 'cross-site' },
]
