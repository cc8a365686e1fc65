import "@fontsource-variable/cinzel/wght.css";
import "@fontsource-variable/inter/wght.css";
