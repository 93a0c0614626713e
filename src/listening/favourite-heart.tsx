import { HeartButton } from '~/listening/recording-buttons.tsx'
import { useFavourite } from '~/queries/listening/favourite-writes.ts'

type FavouriteHeartProps = {
  /** The recording's id in the library. */
  item: string
  name: string
  /** `inherit` takes the colour of the sky behind it. */
  tone?: 'plain' | 'inherit'
}

/** Adds a recording to the person's favourites, or removes it. */
export function FavouriteHeart({ item, name, tone }: FavouriteHeartProps) {
  const { isKept, keep } = useFavourite(item)
  return <HeartButton name={name} on={isKept} onChange={keep} {...(tone && { tone })} />
}
