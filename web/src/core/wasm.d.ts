/** The address of a module, beside the script that imports it. */
declare module "*.wasm" {
  const address: string;
  export default address;
}
