import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { KEPT_CONNECTIONS } from '~dev/process/kept-connections.ts'
import { LOOPBACK } from '../process/free-port.ts'
import { isForeign } from '../process/own-machine.ts'
import { AccountsFile } from './accounts-file.ts'
import { EmulatorClient } from './emulator-client.ts'
import { loadEmulator } from './emulator-code.ts'
import { holdResponse } from './hold-response.ts'

export type AuthEmulator = { readonly url: string; stop(): Promise<void> }

type Options = {
  /** The file that keeps the accounts between runs. */
  readonly folder: string
  readonly projectId: string
  /** 0 or nothing: any free port. */
  readonly port?: number
  /** The app's address, to which the links in "e-mails" lead. */
  readonly appUrl: string
  readonly log: (line: string) => void
}

/**
 * The official Firebase Auth emulator inside this process, which prints e-mails and sends a
 * response only when a changed account is on disk, so that accounts survive a kill. It refuses
 * pages of other sites, because its codes and its owner's requests need no secret.
 */
export async function startAuthEmulator(options: Options): Promise<AuthEmulator> {
  const emulator = await loadEmulator(options.projectId)
  let accounts: AccountsFile | undefined
  let announce = async (): Promise<void> => undefined
  const server = createServer(KEPT_CONNECTIONS, (request, response) => {
    if (isForeign(request.headers)) return void response.writeHead(403).end()
    if (changesAccounts(request)) {
      holdResponse(response, async () => {
        await Promise.all([accounts?.save(), announce()])
      })
    }
    emulator(request, response)
  })
  const url = await listen(server, options.port ?? 0)
  const client = new EmulatorClient(url, options.projectId)
  await client.hideWhoHasAnAccount()
  const kept = new AccountsFile(options.folder, client, options.log)
  await kept.load()
  accounts = kept
  announce = announceMail(client, options)
  let stopped: Promise<void> | undefined
  return {
    url,
    stop: () => {
      stopped ??= kept.save().finally(() => {
        server.closeAllConnections()
        server.close()
      })
      return stopped
    },
  }
}

function changesAccounts({ method, url = '' }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'OPTIONS' || method === 'HEAD') return false
  return !/accounts:(lookup|createAuthUri|query)|\/token\b/.test(url)
}

const MAILS: Readonly<Record<string, { readonly words: string; readonly mode: string }>> = {
  PASSWORD_RESET: { words: 'Password reset for', mode: 'resetPassword' },
  VERIFY_EMAIL: { words: 'Link to confirm', mode: 'verifyEmail' },
  RECOVER_EMAIL: { words: 'Way back to', mode: 'recoverEmail' },
  VERIFY_AND_CHANGE_EMAIL: { words: 'New address for', mode: 'verifyAndChangeEmail' },
}

/** Prints the link of every e-mail that was requested since the last call. */
function announceMail(client: EmulatorClient, { appUrl, log }: Options): () => Promise<void> {
  const seen = new Set<string>()
  return async () => {
    for (const { email, requestType, oobCode } of await client.oobCodes()) {
      const mail = MAILS[requestType]
      if (seen.has(oobCode) || !mail) continue
      seen.add(oobCode)
      log(
        `${mail.words} ${email}: ${appUrl}/login?mode=${mail.mode}&oobCode=${encodeURIComponent(oobCode)}`,
      )
    }
  }
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, LOOPBACK, () => {
      resolve(`http://${LOOPBACK}:${(server.address() as AddressInfo).port}`)
    })
  })
}
