// Replaces the package `ws`: tRPC's client names its types, and they would bring all of Node's types into the browser's
// code.
export {}
