import { Dialog } from '@parley/kit-ui/dialog';
import { Spinner } from '@parley/kit-ui/spinner';
import { useState } from 'react';

/** Book a Live Demo (spec 000 §2): the booking calendar of this site, or another one by its link, in a dialog. */
export function BookingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        setLoaded(false);
        onClose();
      }}
      title="Book a Live Demo"
      width="880px"
    >
      <div className="booking-frame">
        {!isLoaded && (
          <p className="booking-frame__wait" role="status">
            <Spinner /> Loading calendar...
          </p>
        )}
        <iframe src="/booking?embed" title="Booking calendar" onLoad={() => setLoaded(true)} />
      </div>
    </Dialog>
  );
}
