import { BrandArt } from './brand-art';

/** The drawing at the foot of the column beside a payment's questions (flow-art.css); nothing on narrow and low windows. */
export function FlowArt() {
  return (
    <div aria-hidden="true" className="flow-art">
      <div className="flow-picture">
        <BrandArt place="flow" />
      </div>
    </div>
  );
}
