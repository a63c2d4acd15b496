import LintelSchema
import Testing

@Suite("Devices with their sizes")
struct DeviceTests {
  @Test("A device consists of its traits, and each combination is one device")
  func numbers() {
    var seen: [Device] = []
    for idiom in 0...1 {
      for width in 0...1 {
        for height in 0...1 {
          let device = Device(idiom: idiom, width: width, height: height)
          #expect([device[.idiom], device[.width], device[.height]] == [idiom, width, height])
          seen.append(device)
        }
      }
    }
    #expect(Set(seen) == Set(Device.all))
    #expect(Device.phone == Device(idiom: 0, width: 0, height: 0))
    #expect(Device.pad == Device(idiom: 1, width: 1, height: 0))
    #expect(Device(rawValue: 8) == nil)
  }

  @Test("A condition has the devices with its values, and its words")
  func conditions() {
    var condition = DeviceCondition()
    #expect(
      condition.isEmpty && condition.label.isEmpty && Device.all.allSatisfy(condition.contains)
    )
    condition[.idiom] = 1
    condition[.width] = 0
    #expect(condition.label == "pad width compact" && condition.words == "pad, compact width")
    let devices = Device.all.filter(condition.contains)
    #expect(devices.count == 2)
    #expect(DeviceCondition(devices, of: Device.all) == condition)
    #expect(DeviceCondition([.phone, .pad], of: Device.all) == nil)
    #expect(DeviceCondition([.phone], of: Device.ofAnySize)?.label == "phone")
  }

  @Test("Any set of devices divides into conditions that exclude each other")
  func division() {
    for bits in 1..<256 {
      let devices = Device.all.filter { bits >> $0.rawValue & 1 == 1 }
      let parts = DeviceCondition.dividing(devices, of: Device.all)
      #expect(parts.flatMap(\.devices).sorted { $0.rawValue < $1.rawValue } == devices)
      for part in parts {
        #expect(Device.all.filter(part.condition.contains) == part.devices)
      }
    }
  }
}
