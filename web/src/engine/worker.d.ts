/** The address of a worker's script, beside the script that imports it. */
declare module "*?worker" {
  const address: string;
  export default address;
}
