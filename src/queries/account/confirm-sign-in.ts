import type { QueryClient } from '@tanstack/react-query'
import { afterFirstScreen } from '~/lib/first-screen.ts'
import { typedName } from '~/queries/account/typed-name.ts'
import { identity } from '~/services/identity/identity.ts'

/**
 * A while after the first screen has shown what was read, lets Firebase check the sign-in it was
 * read with: its code would delay the drawing.
 */
export function confirmAfterFirstScreen(client: QueryClient): void {
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    stop()
    // Offline, the stored sign-in stays valid; a refusal has already signed the person out.
    afterFirstScreen()
      .then(() => identity.confirm())
      .then(() => typedName.settle())
      .catch(() => undefined)
  })
}
