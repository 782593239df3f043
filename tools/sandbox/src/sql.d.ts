/** The text of an SQL file, as Vite and Jest import it. */
declare module '*.sql?raw' {
  const sql: string;
  export default sql;
}
