export { startGame, type Wishes } from "./room";
