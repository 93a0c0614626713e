import { environment } from './environment.ts'

type Kind = 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL'

type OobCode = { email: string; requestType: Kind; oobCode: string }

/** The code in the newest reset e-mail to an address. */
export const resetCodeFor = (email: string) => newestCode(email, 'PASSWORD_RESET')

/** The code in the newest e-mail by which the account of an address takes another. */
export const newEmailCodeFor = (email: string) => newestCode(email, 'VERIFY_AND_CHANGE_EMAIL')

/** Where the link in a reset e-mail leads. */
export const resetLink = (code: string) => link('resetPassword', code)

/** Where the link sent to a new address leads. */
export const newEmailLink = (code: string) => link('verifyAndChangeEmail', code)

/** The emulator keeps what it would send. */
async function newestCode(email: string, kind: Kind): Promise<string> {
  const { authUrl } = environment()
  const response = await fetch(`${authUrl}/emulator/v1/projects/demo-alap/oobCodes`)
  const { oobCodes } = (await response.json()) as { oobCodes: OobCode[] }
  const newest = oobCodes.filter((code) => code.email === email && code.requestType === kind).at(-1)
  if (!newest) throw new Error(`No e-mail of the kind ${kind} went out for ${email}`)
  return newest.oobCode
}

function link(mode: string, code: string): string {
  return `/login?mode=${mode}&oobCode=${encodeURIComponent(code)}`
}
