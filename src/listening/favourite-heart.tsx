import { HeartButton } from '~/listening/view/recording-buttons.tsx'
import { useFavourite } from '~/queries/listening/favourite-writes.ts'

type FavouriteHeartProps = {
  /** The recording's id in the library. */
  item: string
  name: string
  /** `inherit` takes the colour of the sky it stands on. */
  tone?: 'plain' | 'inherit'
}

/** Keeps a recording among the person's favourites, or lets it go. */
export function FavouriteHeart({ item, name, tone }: FavouriteHeartProps) {
  const { isKept, keep } = useFavourite(item)
  return <HeartButton name={name} on={isKept} onChange={keep} {...(tone && { tone })} />
}
