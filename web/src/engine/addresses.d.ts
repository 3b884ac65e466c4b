/** The addresses of the networks that come with the page, beside the script that imports them. */
declare module "togyz:networks" {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

/** Likewise of the opening books. */
declare module "togyz:books" {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
