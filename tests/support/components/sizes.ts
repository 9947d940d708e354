export const PHONE = [390, 844] as const
export const DESKTOP = [1440, 900] as const
export const SIZES = { phone: PHONE, desktop: DESKTOP }
