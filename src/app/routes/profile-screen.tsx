import { ChartDrawing } from '~/features/astrology/chart/chart-drawing.tsx'
import { ProfilePage } from '~/features/profile/profile-page.tsx'

/** The profile with the chart drawn in it: two areas meet here, which do not know one another. */
export function ProfileScreen() {
  return (
    <ProfilePage
      drawChart={(reading, name) => <ChartDrawing chart={reading} {...(name && { name })} />}
    />
  )
}
