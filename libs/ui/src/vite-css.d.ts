/** Style sheets are imported for their side effect on the bundle. */
declare module '*.css';
