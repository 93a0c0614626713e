import type { Track } from '~/audio/track.ts'
import { isFavouriteItem } from '~/domain/favourite-item.ts'
import { PersonProvider } from '~/queries/person.tsx'
import { useFavourite } from '~/queries/use-favourite.ts'
import { useSignInState } from '~/queries/use-sign-in-state.ts'
import { HeartButton } from '~/ui/library/heart-button.tsx'
import { useToast } from '~/ui/toast.ts'

/** The heart of the current track; nothing for a track that cannot be kept, or for nobody. */
export function PlayerHeart({ track }: { track: Track }) {
  const signIn = useSignInState()
  if (signIn.status !== 'signed-in' || !isFavouriteItem(track.id)) return null
  return (
    <PersonProvider person={signIn.person}>
      <Heart track={track} />
    </PersonProvider>
  )
}

function Heart({ track: { id, title } }: { track: Track }) {
  const { isKept, keep } = useFavourite(id)
  const { toast } = useToast()
  if (isKept === null) return null
  const tell = () =>
    toast({
      title: 'Error',
      description: 'Failed to save your favourite. Please try again.',
      tone: 'destructive',
    })
  return <HeartButton tone="inherit" name={title} on={isKept} onChange={(on) => keep(on, tell)} />
}
