import { environment } from './environment.ts'

type OobCode = { email: string; requestType: string; oobCode: string }

/** The code in the newest reset e-mail to an address: the emulator keeps what it would send. */
export async function resetCodeFor(email: string): Promise<string> {
  const { authUrl } = environment()
  const response = await fetch(`${authUrl}/emulator/v1/projects/demo-alap/oobCodes`)
  const { oobCodes } = (await response.json()) as { oobCodes: OobCode[] }
  const sent = oobCodes.filter(
    (code) => code.email === email && code.requestType === 'PASSWORD_RESET',
  )
  const newest = sent.at(-1)
  if (!newest) throw new Error(`No reset e-mail went to ${email}`)
  return newest.oobCode
}

/** Where the link in a reset e-mail leads. */
export function resetLink(code: string): string {
  return `/login?mode=resetPassword&oobCode=${encodeURIComponent(code)}`
}
