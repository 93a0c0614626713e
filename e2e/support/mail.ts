import { environment } from './environment.ts'

type Kind = 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL' | 'VERIFY_EMAIL' | 'RECOVER_EMAIL'

type OobCode = { email: string; requestType: Kind; oobCode: string }

/** The code in the newest reset e-mail to an address. */
export const resetCodeFor = (email: string) => newestCode(email, 'PASSWORD_RESET')

/** The code in the newest e-mail that confirms a new address for an account. */
export const newEmailCodeFor = (email: string) => newestCode(email, 'VERIFY_AND_CHANGE_EMAIL')

/** The code in the newest e-mail that asks whether an address is right. */
export const verifyCodeFor = (email: string) => newestCode(email, 'VERIFY_EMAIL')

/** The code in the newest e-mail to the address that an account had. */
export const recoverCodeFor = (email: string) => newestCode(email, 'RECOVER_EMAIL')

/** The address of the link in a reset e-mail. */
export const resetLink = (code: string) => link('resetPassword', code)

/** The address of the link sent to a new e-mail address. */
export const newEmailLink = (code: string) => link('verifyAndChangeEmail', code)

/** The address of the link that verifies an address. */
export const verifyLink = (code: string) => link('verifyEmail', code)

/** The address of the link that takes an account back to its old address. */
export const recoverLink = (code: string) => link('recoverEmail', code)

/** The emulator stores the e-mails that it would send. */
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
