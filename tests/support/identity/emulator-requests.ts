type Answer = { readonly status: number; readonly body: Record<string, string> }

const KEY = 'key=demo-alap-key'

async function post(url: string, body: object): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

/** The requests of the Firebase SDK to the emulator, word for word. */
export function emulatorRequests(url: string) {
  const account = (verb: string, body: object) =>
    post(`${url}/identitytoolkit.googleapis.com/v1/accounts:${verb}?${KEY}`, body)
  return {
    signUp: (email: string, password = 'quiet-evening') =>
      account('signUp', { email, password, returnSecureToken: true }),
    signIn: (email: string, password = 'quiet-evening') =>
      account('signInWithPassword', { email, password, returnSecureToken: true }),
    deleteAccount: (idToken: string | undefined) => account('delete', { idToken }),
    lookUp: (idToken: string | undefined) => account('lookup', { idToken }),
    askForReset: (email: string) =>
      account('sendOobCode', { email, requestType: 'PASSWORD_RESET' }),
    resetPassword: (oobCode: string, newPassword: string) =>
      account('resetPassword', { oobCode, newPassword }),
    refresh: (refreshToken: string | undefined) =>
      post(`${url}/securetoken.googleapis.com/v1/token?${KEY}`, {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
      }),
  }
}
