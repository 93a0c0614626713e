import type { Track } from '~/audio/track.ts'
import { isFavouriteItem } from '~/domain/favourite-item.ts'
import { Favourite } from '~/features/library/favourite.tsx'
import { PersonProvider } from '~/queries/person.tsx'
import { useSignInState } from '~/queries/use-sign-in-state.ts'

/** The heart of the current track; nothing for a track that cannot be kept, or for nobody. */
export function PlayerHeart({ track }: { track: Track }) {
  const signIn = useSignInState()
  if (signIn.status !== 'signed-in' || !isFavouriteItem(track.id)) return null
  return (
    <PersonProvider person={signIn.person}>
      <Favourite item={track.id} name={track.title} />
    </PersonProvider>
  )
}
