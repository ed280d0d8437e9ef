-- The videos that come with the product: at each use case the excerpt of its call, spoken. An admin may hide or replace
-- them; what is uploaded later is newer and wins.
insert into site.media_files (use_case, file_name, original_name, file_type, storage_url, content_type, file_size,
                              alt_text, uploaded_at)
select v.use_case, v.file_name, v.file_name, 'video', '/use-case-videos/' || v.file_name, 'video/mp4', v.file_size,
       'A sample call', timestamptz '2026-01-01'
  from (values
    ('propertySearch', 'property-search.mp4', 155663),
    ('leadQualification', 'lead-qualification.mp4', 132481),
    ('virtualTours', 'virtual-tours.mp4', 116794),
    ('documentExplanation', 'document-explanation.mp4', 147274),
    ('homeLoanAssistance', 'home-loan-assistance.mp4', 154200),
    ('rentalManagement', 'rental-management.mp4', 129522),
    ('postSaleSupport', 'post-sale-support.mp4', 141142),
    ('postPurchase', 'post-purchase.mp4', 147274),
    ('multilingual', 'multilingual.mp4', 130712),
    ('bandwidth', 'bandwidth.mp4', 122620),
    ('trust', 'trust.mp4', 140032)
  ) as v (use_case, file_name, file_size);
