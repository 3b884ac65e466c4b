declare module "*.ftl" {
  const text: string;
  export default text;
}
declare module "*.css";
declare module "*.css?sheet" {
  const address: string;
  export default address;
}
