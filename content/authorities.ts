/** Pages of authorities that texts refer to: `[Omgevingsloket](${authorities.permits})`. */
export const authorities = {
  permits: 'https://omgevingswet.overheid.nl/checken',
  isde: 'https://www.rvo.nl/subsidies-financiering/isde/woningeigenaren/isolatiemaatregelen',
  svve: 'https://www.rvo.nl/subsidies-financiering/svve',
  insulationVat:
    'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/zakelijk/btw/tarieven_en_vrijstellingen/diensten_9_btw/werkzaamheden_aan_woningen/isoleren_van_woningen',
} as const;
