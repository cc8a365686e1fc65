import "./fonts.css";
