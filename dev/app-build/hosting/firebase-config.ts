import { APP_ADDRESSES } from '~/lib/shell/app-addresses.ts'
import { ASKED_EVERY_TIME, HASHED, KEPT_FOR_A_YEAR } from '~dev/app-server/caching.ts'
import { REDIRECTS } from '~dev/app-server/redirects.ts'

type Headers = Readonly<Record<string, string>>

/**
 * The configuration of Firebase Hosting for the folder it lies in. Of two rules for one header the
 * last one counts there; what no rule names is sent with 404.html.
 */
export function firebaseConfig(headers: Headers): string {
  const rule = (source: string, values: Headers) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  })
  const config = {
    hosting: {
      public: '.',
      ignore: ['firebase.json', '_headers', '_redirects', '**/.*', '**/.*/**', '**/*.br'],
      redirects: [...REDIRECTS].map(([source, destination]) => ({
        source,
        destination,
        type: 302,
      })),
      rewrites: APP_ADDRESSES.flatMap((source) =>
        [source, `${source}/`].map((each) => ({ source: each, destination: '/app.html' })),
      ),
      headers: [
        rule('**', { ...headers, 'Cache-Control': ASKED_EVERY_TIME }),
        rule(`${HASHED}**`, { 'Cache-Control': KEPT_FOR_A_YEAR }),
      ],
    },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
