export const PHONE = [390, 844] as const
export const DESKTOP = [1440, 900] as const
type Size = readonly [width: number, height: number]
export const SIZES: Record<string, Size> = { phone: PHONE, desktop: DESKTOP }
